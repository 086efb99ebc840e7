import { describe, expect, it } from 'vitest'
import { recipientOf, attemptState, subjectOfEntry, namedValues } from './rules'

describe('an entry of the sending log', () => {
  it.each([
    [
      '{"to":"k…@example.no","ms":12,"ok":true,"code":null}',
      [
        ['to', 'k…@example.no'],
        ['ms', '12'],
        ['ok', 'true'],
        ['code', 'null'],
      ],
    ],
    ['{}', []],
    ['', []],
    ['{"answer":"cut off in the mid', [['', '{"answer":"cut off in the mid']]],
    ['7', [['', '7']]],
  ])('says what %s holds', (stored, values) => expect(namedValues(stored)).toEqual(values))

  it.each([
    ['{"to":"k…@e.no","subject":"Nytt passord"}', '{"job":1}', 'Nytt passord', 'k…@e.no'],
    ['{}', '{"operation":"create checkout","ms":3}', 'create checkout', ''],
    ['{}', '{"job":1,"kind":"mail","givenUp":true}', 'mail', ''],
    ['{"to":"broken', '', '', ''],
  ])('is about %s %s', (sendData, internalData, subject, to) => {
    expect([subjectOfEntry({ sendData, internalData }), recipientOf({ sendData })]).toEqual([subject, to])
  })

  it.each([
    [true, false, 'succeeded'],
    // An earlier attempt may have succeeded although its answer was lost.
    [true, true, 'succeeded'],
    [false, false, 'failed'],
    [false, true, 'givenUp'],
  ] as const)('of success %s and given up %s is %s', (success, givenUp, state) =>
    expect(attemptState({ success, givenUp })).toBe(state),
  )
})
