import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { menu } from '../src/app/web/menu-list'
import { pages } from '../src/app/web/page-list'

const root = join(import.meta.dirname, '..')

describe('the pages', () => {
  it('stand in the lists as their modules say them', () => {
    const { stderr, status } = spawnSync(process.execPath, ['scripts/pages.mjs', '--check'], { cwd: root })
    expect({ status, says: String(stderr) }).toEqual({ status: 0, says: '' })
  })

  it('have an address each, and at most one place in the menu', () => {
    const paths = pages.map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(40)
    expect(new Set(paths).size).toBe(paths.length)
    const places = menu.map(({ to }) => to)
    expect(new Set(places).size).toBe(places.length)
  })

  it('that stand in the menu are a landlord’s', () => {
    const landlords = new Set(pages.filter(({ isPublic }) => !isPublic).map(({ path }): string => path))
    expect(menu.map(({ to }) => to).filter((to) => !landlords.has(to))).toEqual([])
  })
})
