import { expect, it } from 'vitest'
import { day, type Day, type Instant } from '../../base/kit/day'
import { outcomeBody, outcomeValues } from './model-values'
import { outcomeSentences, tenancyPapers } from './rules-page'

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

it.each([
  ['nothing', {}, []],
  ['it was sent', { mailed_on: day('2026-12-01') }, ['mailedOn 2026-12-01']],
  [
    'it was refused',
    { mailed_on: day('2026-12-01'), agreed: false, answered_on: day('2026-12-03') },
    ['mailedOn 2026-12-01', 'refusedOn 2026-12-03'],
  ],
  [
    'it was agreed to and paid',
    { agreed: true, answered_on: day('2026-12-03'), paid_on: day('2026-12-10') },
    ['agreedOn 2026-12-03', 'paidOnDay 2026-12-10'],
  ],
])('what came of a settlement: %s', (_what, more, expected) => {
  const none = { mailed_on: null, agreed: null, answered_on: null, paid_on: null }
  expect(outcomeSentences({ ...none, ...more }).map(({ key, day: on }) => `${key} ${on}`)).toEqual(expected)
})

it.each([
  ['no answer, whatever day is typed', { answer: 'none', answered_on: '2026-12-03', paid_on: '' }, [null, null, null]],
  [
    'consent',
    { answer: 'agreed', answered_on: '2026-12-03', paid_on: '2026-12-10' },
    [true, '2026-12-03', '2026-12-10'],
  ],
  ['a refusal', { answer: 'refused', answered_on: '2026-12-03', paid_on: '' }, [false, '2026-12-03', null]],
] as const)('what is typed is sent: %s', (_what, typed, [agreed, answered_on, paid_on]) => {
  expect(outcomeBody(typed)).toEqual({ agreed, answered_on, paid_on })
  const stored = { agreed, answered_on: answered_on as Day | null, paid_on: paid_on as Day | null }
  expect(outcomeBody(outcomeValues(stored))).toEqual({ agreed, answered_on, paid_on })
})
