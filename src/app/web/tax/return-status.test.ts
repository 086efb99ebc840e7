import { expect, test } from 'vitest'
import type { Submission } from '../../../year/tax-return/model-submission'
import { returnStatusOf } from './return-status'

const sent = (state: Submission['state'], more: Partial<Submission> = {}) =>
  ({ state, submission: 'ikkeKomplett', label: '', changes: [], not_sent: [], ...more }) as unknown as Submission

test.each<[string, Submission[], object | undefined]>([
  ['nothing was sent', [], undefined],
  ['it was begun or tried in vain', [sent('open'), sent('failed')], undefined],
  ['the answer is awaited', [sent('submitted')], { left: 'answer', news: 0 }],
  ['it is to be handed in there', [sent('accepted', { label: 'Tilgjengelig' })], { left: 'handIn', news: 0 }],
  ['it was handed in there', [sent('accepted', { label: 'Godkjent' })], { left: 'nothing', news: 0 }],
  ['it was handed in whole', [sent('accepted', { submission: 'komplett' })], { left: 'nothing', news: 0 }],
  [
    'something has changed, and a house was never sent',
    [sent('accepted', { changes: [{} as never, {} as never], not_sent: [4] })],
    { left: 'handIn', news: 3 },
  ],
  ['it was turned down', [sent('rejected'), sent('accepted')], undefined],
  ['it is not known', [sent('confirming'), sent('accepted')], undefined],
  ['a second one failed', [sent('failed'), sent('accepted')], { left: 'handIn', news: 0 }],
])('what stands at the authority: %s', (_what, submissions, expected) => {
  const found = returnStatusOf(submissions)
  if (expected === undefined) expect(found).toBeUndefined()
  else expect(found).toMatchObject(expected)
})
