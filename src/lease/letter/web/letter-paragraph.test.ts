import { describe, expect, it } from 'vitest'
import { paragraphOfDay } from './letter-paragraph'

describe('the paragraph beside a day of a letter', () => {
  it.each([
    ['access', 'on', 'viewing', '§ 10-1'],
    ['access', 'on', 'maintenance', '§ 5-6'],
    ['access', 'on', '', '§ 5-6'],
    ['termination', 'last_day', '', '§ 9-6'],
    ['sublet_answer', 'received_on', '', '§ 7-6'],
    ['tenant_termination', 'received_on', '', null],
  ] as const)('of %s, %s, %s is %s', (kind, name, purpose, expected) =>
    expect(paragraphOfDay(kind, name, purpose)).toBe(expected),
  )
})
