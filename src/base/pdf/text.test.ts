import { describe, expect, it } from 'vitest'
import { samplePages } from '../file/test-files'
import { readPdfText } from './foreign-text'
import { hostilePdfs } from './test-hostile'

describe('the text of a PDF', () => {
  it('is there page by page, and empty for a page without text', { timeout: 60_000 }, async () => {
    expect(await readPdfText(1, samplePages(['Ro etter 23', 'Ingen dyr']))).toEqual(['Ro etter 23', 'Ingen dyr'])
    expect(await readPdfText(1, samplePages(['']))).toEqual([''])
  })

  it('is null for a file that can’t be read, and a harmful one stops nothing', { timeout: 240_000 }, async () => {
    expect(await readPdfText(1, Buffer.from('%PDF-1.4 nothing'))).toBeNull()
    for (const make of Object.values(hostilePdfs)) await readPdfText(1, make())
    expect(await readPdfText(1, samplePages(['Ro etter 23']))).toEqual(['Ro etter 23'])
  })
})
