import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planted } from './planted'

const root = join(import.meta.dirname, '..')

describe('the planted defects (npm run proof -- --planted)', () => {
  it.each(planted.map((defect) => [defect.name, defect] as const))('%s: still fits the sources', (_name, { edits }) => {
    for (const { file, replace } of edits) {
      const times = readFileSync(join(root, file), 'utf8').split(replace).length - 1
      expect(times, `${file} must hold this once; bring proof/planted.ts up to date:\n${replace}\n`).toBe(1)
    }
  })

  it('has one for every check of every kind, each under its own name', () => {
    const proofs = [
      'access',
      'cap',
      'crash',
      'double-submit',
      'export',
      'fuzz',
      'limits',
      'locks',
      'mass-assignment',
      'references',
      'rents',
      'repeats',
      'trial',
    ]
    const found = new Set(planted.map(({ check }) => check[0]).filter((file) => !file.includes('/')))
    expect([...found].toSorted()).toEqual(proofs)
    expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
  })
})
