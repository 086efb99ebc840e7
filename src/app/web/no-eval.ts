import { config } from 'zod'

// When a schema is made, Zod tests whether it may compile it (`new Function`). The content policy forbids that, and a
// browser reports even the test. Import this before anything that makes a schema.
config({ jitless: true })
