import { expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { tenancyPapers } from './rules-page'

const handover = (id: number, kind: 'in' | 'out', signed_by: 'hand' | null) => ({
  id,
  kind,
  date: day('2026-11-20'),
  signed_by,
})
const made = (id: number) => ({ id, created_at: '2026-11-20T10:00:00.000Z' as Instant, url: `/${id}` })

it.each([
  ['nothing', [], [], []],
  ['a handover that is signed', [handover(1, 'in', 'hand'), handover(2, 'out', null)], [], ['in 1']],
  ['the newest settlement', [handover(1, 'in', 'hand')], [made(4), made(3)], ['in 1', 'settlement 4']],
])('the papers of a tenancy are %s', (_what, handovers, settlements, expected) =>
  expect(tenancyPapers(handovers, settlements).map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected),
)
