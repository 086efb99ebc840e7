import { describe, expect, it } from 'vitest'
import { maxFileBytes } from '../../kit/file-type'
import { checkFile, checkFiles, nameForPasted } from './file-check'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)))
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0])
const png = bytes([0x89], 'PNG\r\n\x1a\n')
const file = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name)

describe('a file', () => {
  it('is refused when name and bytes say different things', async () => {
    expect(await checkFile(file('a.pdf', bytes('MZ\x90\x00')), 'all')).toEqual({ problem: 'filesType' })
    expect(await checkFile(file('a.exe', bytes('%PDF-1.7')), 'all')).toEqual({ problem: 'filesType' })
    expect(await checkFile(file('a.svg', bytes('<svg>')), 'all')).toEqual({ problem: 'filesType' })
    expect(await checkFile(file('a.JPEG', jpeg), 'all')).toEqual({ type: 'image/jpeg' })
  })
  it('is a PDF where only a PDF will do', async () => {
    expect(await checkFile(file('a.png', png), 'pdf')).toEqual({ problem: 'filesTypePdf' })
    expect(await checkFile(file('a.pdf', bytes('%PDF-1.4')), 'pdf')).toEqual({ type: 'application/pdf' })
  })
  it('is at most 10 MB and not empty', async () => {
    const big = new Uint8Array(maxFileBytes + 1)
    big.set(png)
    expect(await checkFile(file('a.png', big), 'all')).toEqual({ problem: 'filesSize' })
    expect(await checkFile(file('a.png', big.slice(0, maxFileBytes)), 'all')).toEqual({ type: 'image/png' })
    expect(await checkFile(file('a.png', bytes()), 'all')).toEqual({ problem: 'filesEmpty' })
  })
  it('is a picture that a device can draw: its header is asked, not its bytes', async () => {
    const header = bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [
      0,
      0,
      0x4e,
      0x20,
      0,
      0,
      0x4e,
      0x20,
      ...Array<number>(8).fill(0),
    ])
    expect(await checkFile(file('a.png', header), 'all')).toEqual({ problem: 'filesPixels' })
  })
  it.each([
    ['gpj.\u202efdp.jpg', jpeg, 'gpj.fdp.jpg'],
    ['fak\u200btura.jp\u2066g', jpeg, 'faktura.jpg'],
    ['\u202eimage.png', png, /^\d{4}(-\d\d){5}\.png$/],
    ['rør & bad.png', png, 'rør & bad.png'],
  ])('named %j is read as it is named', async (name, content, read) => {
    const [good, refused] = await checkFiles([file(name, content)], 'all', () => true)
    expect(refused).toEqual([])
    expect(good.map((one) => one.file.name)).toEqual([typeof read === 'string' ? read : expect.stringMatching(read)])
    expect(new Uint8Array(await good[0]!.file.arrayBuffer())).toEqual(content)
  })
  it('that is refused is named as it is read', async () => {
    const [, refused] = await checkFiles([file('gpj.\u202efdp.exe', jpeg)], 'all', () => true)
    expect(refused).toEqual([{ name: 'gpj.fdp.exe', problem: 'filesType' }])
  })
  it('that was pasted gets a name of its own', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(nameForPasted(file('image.png', png), now).name).toBe('2026-11-20-10-00-00.png')
    expect(nameForPasted(file('receipt.png', png), now).name).toBe('receipt.png')
  })
})
