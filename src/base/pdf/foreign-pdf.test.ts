import { describe, expect, it, vi } from 'vitest'
import type { KeepVerdict, PdfVerdict } from '../file/model'
import { samplePages } from '../file/test-files'
import { ProcessEnded } from '../process/start'
import type { PaperFile } from './model'
import { drawPdf } from './service'
import { countForeignPages, forgetVerdicts, foreignPdfProcesses } from './foreign-pdf'
import { harmfulPdfs, hostilePdfs } from './test-hostile'
import { readPdf, foreignPdf } from './test-pdf'

/** One file that grows in memory until its process ends, and one that needs too much memory at once. */
const harmful = harmfulPdfs.filter((_name, index) => [4, 10].includes(index))
const others = Object.keys(hostilePdfs).filter((name) => !harmfulPdfs.includes(name))

/** On a slow machine this file takes longer to read than files that count as sound. */
const slow = 'no table, and 8,000 open dictionaries'

let last = 0
/** A stored file. Its id is new unless it is given. */
const stored = (pdf: Uint8Array, sha256 = `fil ${(last += 1)}`) => ({
  sha256,
  verdict: null,
  read: async () => pdf,
  onVerdict: async () => undefined,
})
const sound = samplePages(['Ro etter 23'])

const receipts = (files: readonly PaperFile[], onVerdict?: KeepVerdict) =>
  drawPdf({
    account: 1,
    template: 'year/tax-return/receipts.typ',
    title: 'Bilag',
    lang: 'nb',
    missing: '',
    data: { receipts: files.map((_file, at) => ({ title: `Nr. ${at + 1}` })), left_out: 'Filen kan ikke vises.' },
    files: { read: async () => files, ...(onVerdict && { onVerdict }) },
  })
const textsOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).pages.map(({ items }) => items.map(({ str }) => str).join(' '))

/** The file can't be opened, or, on a busy machine, not in time. */
const isNoHelp = (pages: number | null) => pages === 0 || pages === null

describe('a stranger’s PDF', () => {
  it.each(harmful)('%s: ends a process, and nothing else', async (name) => {
    const pdf = hostilePdfs[name]!()
    // The file must really end a process, or this test proves nothing.
    await expect(foreignPdfProcesses.run(1, { kind: 'countPages', pdf })).rejects.toMatchObject({
      name: 'ProcessEnded',
    })
    const file = stored(pdf)
    expect(await countForeignPages(1, file)).toSatisfy(isNoHelp)
    expect(await countForeignPages(1, stored(sound))).toSatisfy((pages) => pages === 1 || pages === null)
    expect(await textsOf(await receipts([foreignPdf(pdf), foreignPdf(sound)]))).toEqual([
      expect.stringMatching(/Nr. 1.*Filen kan ikke vises/),
      expect.stringMatching(/Nr. 2.*Ro etter 23/),
    ])
  })

  it('that has done harm is not opened again', async () => {
    const pdf = hostilePdfs[harmful[0]!]!()
    let opened = 0
    const file = { ...stored(pdf, 'once'), read: async () => ((opened += 1), pdf) }
    expect([await countForeignPages(1, file), await countForeignPages(1, file), opened]).toEqual([0, 0, 1])
    // Another account's copy is another file. The verdict about the first account's file doesn't apply to it.
    expect([await countForeignPages(2, file), opened]).toEqual([0, 2])
  })

  it('is told of once, so that it can be remembered, and opened no more by who remembers it', async () => {
    const heard: [string, PdfVerdict][] = []
    const onVerdict = async (sha256: string, verdict: PdfVerdict) => heard.push([sha256, verdict])
    const read = async () => hostilePdfs[harmful[0]!]!()
    expect(await countForeignPages(1, { ...stored(sound, 'told'), read, onVerdict })).toBe(0)
    expect(heard).toEqual([['told', { pages: 0, isSlow: false }]])
    forgetVerdicts()
    const unread = () => Promise.reject(new Error('opened once more'))
    expect(
      await countForeignPages(2, { ...stored(sound, 'told'), verdict: heard[0]![1], read: unread, onVerdict }),
    ).toBe(0)
    expect(heard).toHaveLength(1)
  })

  it('that ran out of time is left out now, is not said to do harm, and is opened again', async () => {
    const heard: unknown[] = []
    const [busy, other] = [foreignPdf(samplePages(['Tok for lang tid'])), foreignPdf(sound)]
    const outOfTime = () => Promise.reject(new ProcessEnded('time', 'ended by the test'))
    const opening = vi.spyOn(foreignPdfProcesses, 'run').mockImplementationOnce(outOfTime)
    const onVerdict = async (sha256: string) => heard.push(sha256)
    const [first] = await textsOf(await receipts([busy, other], onVerdict))
    expect(first).toContain('Filen kan ikke vises')
    expect(heard).toEqual(['sha256' in other && other.sha256])
    const [second] = await textsOf(await receipts([busy, other], onVerdict))
    expect(second).toContain('Tok for lang tid')
    // The file was sound before and times out now. The paper waits, and is never made without the file.
    opening.mockImplementationOnce(outOfTime).mockImplementationOnce(outOfTime)
    forgetVerdicts()
    const slow = { ...busy, verdict: { pages: 1, isSlow: true } } as PaperFile
    await expect(receipts([slow])).rejects.toMatchObject({ reason: 'unavailable' })
    opening.mockRestore()
    expect(await countForeignPages(1, { ...stored(sound), read: async () => sound })).toBe(1)
  })

  it('that did none before is left out when it does', async () => {
    forgetVerdicts()
    const file = { ...foreignPdf(hostilePdfs[harmful[1]!]!()), verdict: { pages: 1, isSlow: false } } as PaperFile
    expect(await textsOf(await receipts([file, foreignPdf(sound)]))).toEqual([
      expect.stringContaining('Filen kan ikke vises'),
      expect.stringContaining('Ro etter 23'),
    ])
  })

  it('is opened or not, and no way to write one does any harm', async () => {
    const chosen = others.filter((_name, index) => index % 4 === 0)
    const found = await Promise.all(
      chosen.map(async (name, at) => [name, await countForeignPages(at, stored(hostilePdfs[name]!()))] as const),
    )
    const counted = found.filter(([name]) => name !== slow)
    for (const [name, pages] of counted)
      expect(pages, name).toSatisfy((found) => found === null || typeof found === 'number')
    // The slow file counts as damaged, or its pages are unknown because it took too long.
    for (const [name, pages] of found) if (name === slow) expect([0, null], name).toContain(pages)
  })
})

it('the corpus is as large as it is said to be, and each file could be uploaded', () => {
  const all = Object.values(hostilePdfs)
  expect(all.length).toBeGreaterThanOrEqual(60)
  for (const make of all) expect(make().length).toBeLessThan(10 * 1024 * 1024)
})
