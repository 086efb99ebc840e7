import { config } from 'zod'

// Zod checks whether it may compile schemas (`new Function`) as soon as one is made. The content policy forbids that,
// and a browser reports even the check. Import this before anything that makes a schema.
config({ jitless: true })
