import { describe, expect, it } from 'vitest'
import { addTime, type Instant } from '../../base/kit/day'
import { submissionAlreadySent, isSentAgain, verdictOfLabel, yearStatesOf } from './rules-sending'

describe('what was sent already', () => {
  const sent = (id: number, hashes: Record<string, string>) => ({ id, hashes })
  it.each([
    ['nothing', [], { 1: 'a' }, undefined],
    ['just that', [sent(4, { 1: 'a' })], { 1: 'a' }, 4],
    ['something else', [sent(4, { 1: 'b' })], { 1: 'a' }, undefined],
    ['that, and something else since', [sent(5, { 1: 'b' }), sent(4, { 1: 'a' })], { 1: 'a' }, undefined],
    ['that, and another house since', [sent(5, { 2: 'b' }), sent(4, { 1: 'a' })], { 1: 'a' }, 4],
    ['both houses one after the other', [sent(5, { 2: 'b' }), sent(4, { 1: 'a' })], { 1: 'a', 2: 'b' }, 5],
    ['one of two houses', [sent(4, { 1: 'a' })], { 1: 'a', 2: 'b' }, undefined],
    ['more than that', [sent(4, { 1: 'a', 2: 'b' })], { 1: 'a' }, 4],
  ])('%s', (_what, standing, hashes, id) => expect(submissionAlreadySent(standing, hashes)?.id).toBe(id))
})

it.each([
  ['Godkjent', 'accepted'],
  ['Tilgjengelig', 'accepted'],
  ['Avvist', 'rejected'],
  ['Mottatt', null],
  ['', null],
  ['Ikke godkjent', null],
])('the label "%s" is %s', (label, verdict) => expect(verdictOfLabel(label)).toBe(verdict))

describe('a submission that stands is sent once more', () => {
  const at = (minutes: number) => addTime('2026-11-20T10:00:00.000Z' as Instant, minutes * 60_000)
  const first = { id: 1, is_again: false, begun: at(0), handedIn: at(0) }
  const second = { id: 2, is_again: true, begun: at(1), handedIn: at(5) }
  it.each([
    ['not unless that is asked for', first, { again: false, since: at(9) }, at(9), false],
    ['not where it is only named', first, { again: false, repeats: 1, since: at(9) }, at(9), false],
    ['when it is asked for', first, { again: true, since: at(9) }, at(9), true],
    ['not beside the press that has begun it', first, { again: true, since: at(0) }, at(0), false],
    ['when it is the one that is named', second, { again: true, repeats: 2, since: at(6) }, at(6), true],
    [
      'not when another one is named, however late',
      second,
      { again: true, repeats: 1, since: at(999) },
      at(999),
      false,
    ],
    ['not ten minutes after it was itself sent so', second, { again: true, since: at(14) }, at(14), false],
    ['later than that', second, { again: true, since: at(15) }, at(15), true],
    ['not by a request that was lost after it had begun it', second, { again: true, since: at(1) }, at(99), false],
  ])('%s', (_what, standing, asked, now, is) => {
    expect(isSentAgain(standing, asked, now)).toBe(is)
  })
})

describe('what has become of a year', () => {
  const sent = (state: 'open' | 'confirming' | 'submitted' | 'accepted' | 'rejected' | 'failed', more = {}) => ({
    year: 2025,
    state,
    submission: 'ikkeKomplett' as const,
    label: '',
    ...more,
  })
  it.each([
    ['nothing that has reached the authority', [sent('open'), sent('failed')], []],
    ['sent and not answered', [sent('submitted')], ['sent']],
    ['taken, to be finished there', [sent('accepted', { label: 'Tilgjengelig' })], ['sent']],
    ['finished there', [sent('accepted', { label: 'Godkjent' })], ['delivered']],
    ['handed in whole', [sent('accepted', { submission: 'komplett' })], ['delivered']],
    ['not known', [sent('confirming'), sent('accepted')], ['unknown']],
    ['turned down', [sent('rejected'), sent('accepted')], ['rejected']],
    ['tried in vain after it was sent', [sent('failed'), sent('submitted')], ['sent']],
  ])('%s', (_what, submissions, states) => {
    expect(yearStatesOf(submissions).map(({ state }) => state)).toEqual(states)
  })
  it('says of a year with books that it is not sent, and nothing of one without', () => {
    expect(yearStatesOf([sent('failed', { year: 2024 }), sent('submitted', { year: 2023 })], [2023, 2024])).toEqual([
      { year: 2024, state: 'unsent' },
      { year: 2023, state: 'sent' },
    ])
  })
  it('stands for each year by itself, the newest year first', () => {
    expect(yearStatesOf([sent('submitted', { year: 2023 }), sent('rejected', { year: 2024 })])).toEqual([
      { year: 2024, state: 'rejected' },
      { year: 2023, state: 'sent' },
    ])
  })
})
