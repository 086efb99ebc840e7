import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PartedLines, textLines } from './parts'
import { backupFolder } from './provider/folder'

const sha256 = 'a'.repeat(64)

async function* pieces(many: number) {
  for (let n = 0; n < many; n += 1) yield Buffer.alloc(8192, 'x')
}

it('a line longer than any that is written is refused before it fills the memory', async () => {
  let taken = 0
  async function* counted() {
    for await (const piece of pieces(1_000_000)) {
      taken += 1
      yield piece
    }
  }
  const reading = async () => {
    for await (const _line of textLines(counted()));
  }
  await expect(reading()).rejects.toThrow('a line of a list in it is longer')
  expect(taken).toBeLessThan(20)
})

it('a part that is named twice is none that was written', () => {
  const part = { path: `database/${'a'.repeat(22)}/file.0`, bytes: 1, sha256 }
  const lines = { lines: 1, bytes: 1, sha256 }
  expect(PartedLines.safeParse({ ...lines, parts: [part] }).success).toBe(true)
  expect(PartedLines.safeParse({ ...lines, parts: [part, part] }).success).toBe(false)
})

it('a manifest of 3 GB is refused with a sentence, unread', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'husbok-parts-'))
  try {
    await writeFile(join(directory, 'manifest.json'), '')
    // A sparse file: it has the size, but uses no disk space.
    await truncate(join(directory, 'manifest.json'), 3 * 1024 ** 3)
    await expect(backupFolder(directory).read('manifest.json')).rejects.toThrow(
      `The backup in ${directory} is damaged: manifest.json is larger than anything that is written there.`,
    )
  } finally {
    await rm(directory, { recursive: true })
  }
})
