import { setTimeout } from 'node:timers/promises'
import type { TestApp } from '../../app/server/test-app'
import { OldBooks } from './model'

/** Uploads old books. Throws the refusal. Tries again while the process that reads them starts on a busy machine. */
export async function uploadOldBooks(app: TestApp, token: string, bytes: Uint8Array, name = 'regnskap.xlsx') {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await app.upload(token, name, bytes, 'imports')
    if (status === 201) return OldBooks.parse(JSON.parse(body))
    const { message } = JSON.parse(body) as { message: string }
    if (message !== 'unavailable' || attempt === 4) throw new Error(`${status} ${message}`)
    app.bugs.length = 0
    await setTimeout(200)
  }
}
