import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { needsPassword } from './pdf-document'

/** A PDF without pages. `encrypted` is the part that asks for a password. */
function pdf(encrypted: string): Uint8Array {
  const objects = ['1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj']
  let text = '%PDF-1.4\n'
  const places = objects.map((object) => {
    const at = text.length
    text += `${object}\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 3\n0000000000 65535 f \n${places.join('')}`
  text += `trailer<</Size 3/Root 1 0 R${encrypted}>>\nstartxref\n${table}\n%%EOF`
  return new TextEncoder().encode(text)
}

const opened = (data: Uint8Array) => getDocument({ data, verbosity: 0 }).promise.catch((error: unknown) => error)
const key = '00'.repeat(32)

it('a PDF that asks for a password is told from one that is broken, and from what else may fail', async () => {
  const locked = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>`
  expect(needsPassword(await opened(pdf(locked)))).toBe(true)
  expect(needsPassword(await opened(pdf('')))).toBe(false)
  expect(needsPassword(await opened(new TextEncoder().encode('%PDF-1.4\nbroken')))).toBe(false)
  expect(needsPassword(new Error('the PDF takes too long to read'))).toBe(false)
  expect(needsPassword(null)).toBe(false)
})
