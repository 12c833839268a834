"""The boxes that come with Brelan, one folder each; they stand on the shelf by the same door as anybody's."""
