where-we-are = { $n }
