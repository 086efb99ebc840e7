import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { startMeasuring } from './measuring'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const alerts = read('deploy/alerts.yaml')
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}
const expressions = [
  ...[...alerts.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expr]) => expr!),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]
/** Metrics that an expression names: ours, and those of Node and the process. */
const namesOf = (expr: string) => [...expr.matchAll(/\b(?:husbok|nodejs|process)_\w+/g)].map(([name]) => name)

let text: string
beforeAll(async () => {
  text = await startMeasuring({
    version: '1',
    token: 'x',
    stored: {
      db: {} as Db,
      pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
      clock: { now: () => '2026-11-20T10:00:00.000Z' as Instant },
      lastBackup: async () => null,
    },
  }).read()
})
/** The metrics that the answer declares. A histogram has three series. */
const declared = () =>
  new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name!],
    ),
  )
/** The labels of each metric. A histogram's bucket has one more label. */
const labels = new Set([
  'status',
  'route',
  'method',
  'le',
  'state',
  'kind',
  'type',
  'outcome',
  'provider',
  'version',
  'instance',
  'job',
])

describe('what stands beside the metrics', () => {
  it('names only metrics that are answered', () => {
    const names = expressions.flatMap(namesOf)
    expect(expressions.length).toBeGreaterThan(30)
    expect([...new Set(names)].filter((name) => !declared().has(name))).toEqual([])
    expect(expressions.filter((expr) => namesOf(expr).length === 0 && !expr.includes('up{job="husbok"}'))).toEqual([])
  })

  it('chooses by labels that there are', () => {
    const used = expressions.flatMap((expr) => [
      ...[...expr.matchAll(/[{,]\s*(\w+)[=!]/g)].map(([, label]) => label!),
      ...[...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list]) => list!.split(/,\s*/)),
    ])
    expect([...new Set(used)].filter((label) => !labels.has(label))).toEqual([])
  })

  it('leaves no metric of the product unseen', () => {
    const seen = new Set(expressions.flatMap(namesOf))
    const own = [...declared()].filter((name) => name.startsWith('husbok_') && !/_(?:bucket|sum|count)$/.test(name))
    expect(own.filter((name) => !seen.has(name))).toEqual([])
  })

  it('says for each alert what to do, under its heading in docs/operate.md', () => {
    const operate = read('docs/operate.md')
    const count = [...alerts.matchAll(/^ {6}- alert: /gm)].length
    const runbooks = [...alerts.matchAll(/^ {10}runbook: (.+)$/gm)].map(([, heading]) => heading!)
    expect([runbooks.length, new Set(runbooks).size]).toEqual([count, count])
    for (const heading of runbooks) {
      const [, under = ''] = operate.split(`\n### ${heading}\n`)
      expect([heading, under.split('\n#')[0]!.trim().length > 80]).toEqual([heading, true])
    }
  })
})
