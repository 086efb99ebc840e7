import { expect, test } from 'vitest'
import { submissionReadIntervalMs } from './read-every'

type Sent = Parameters<typeof submissionReadIntervalMs>[0][number]
const sent = (state: Sent['state'], label = '', submission: Sent['submission'] = 'ikkeKomplett'): Sent => ({
  state,
  submission,
  label,
})
const idle = { isSending: false, login: 'valid' } as const

test.each([
  ['nothing was sent', [], idle, 0],
  ['something is sent', [], { ...idle, isSending: true }, 2000],
  ['its answer is awaited', [sent('submitted')], { ...idle, login: 'none' }, 4000],
  ['it is not known whether it was sent', [sent('confirming')], { ...idle, login: 'none' }, 4000],
  ['it is being sent elsewhere', [sent('open')], idle, 4000],
  ['an earlier one is awaited', [sent('failed'), sent('submitted')], idle, 4000],
  ['it is to be handed in at the authority', [sent('accepted', 'Tilgjengelig')], idle, 15_000],
  ['the same without a login', [sent('accepted', 'Tilgjengelig')], { ...idle, login: 'old' }, 0],
  ['it was handed in there', [sent('accepted', 'Godkjent')], idle, 0],
  ['it was turned down', [sent('rejected', 'Avvist')], idle, 0],
] as const)('while %s', (_what, submissions, at, every) =>
  expect(submissionReadIntervalMs(submissions, at)).toBe(every),
)
