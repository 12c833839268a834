"""Game servers that others might pick: small programs for Node.js, and how they are talked to."""
