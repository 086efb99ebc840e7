import { config } from 'zod'

// Schemas ask whether they may compile themselves (`new Function`) as soon as they are made. The content policy forbids
// it, and a browser reports even the question. Imported before anything that makes a schema.
config({ jitless: true })
