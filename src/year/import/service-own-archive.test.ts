import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { zip } from '../export/service-zip'
import { openExportArchive, readOwnExport } from './service-own-archive'

describe('the archive of an own export', () => {
  it('is read also if it has so many files that it ends as ZIP64', async () => {
    const entries = Array.from({ length: 700 }, (_, n) => ({
      path: `files/${'x'.repeat(60)}${n}`,
      size: 1,
      source: 'a',
    }))
    const { bytes } = zip(
      entries,
      () => Promise.resolve(Readable.from([Buffer.from('a')])),
      '2026-11-20T10:00:00.000Z' as Instant,
      {
        compress: false,
      },
    )
    const archive = await buffer(bytes)
    expect(archive.includes(Buffer.from([0x50, 0x4b, 0x06, 0x07]))).toBe(true)
    const read = openExportArchive(archive)
    expect(read).toHaveLength(700)
    expect(Buffer.from(read[699]!.read()).toString()).toBe('a')
  })

  it('is none without the file of rows, and no export if that is no JSON or too large', () => {
    expect(readOwnExport(zipSync({ 'a.csv': strToU8('x') }))).toBeNull()
    expect(readOwnExport(strToU8('Dato;Sum'))).toBeNull()
    const none = { kind: 'unknown', parts: ['restore/sha256.txt'] }
    expect(readOwnExport(zipSync({ 'restore/tables.json': strToU8('{') }))).toEqual(none)
    const bomb = zipSync({ 'restore/tables.json': new Uint8Array(21 * 1024 * 1024) })
    expect(() => readOwnExport(bomb)).toThrow('tooLarge')
  })
})
