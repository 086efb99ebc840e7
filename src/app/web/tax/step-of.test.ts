import { expect, test } from 'vitest'
import type { Submission } from '../../../year/tax-return/model-submission'
import { taxStepOf } from './step-of'

const course = { login: 'none', isOther: false, wasLoggedIn: false, isPreviewed: false, newest: undefined } as const
const sent = (state: Submission['state'], changes = 0) =>
  ({ state, changes: Array.from({ length: changes }) }) as unknown as Submission

test.each([
  [{}, 'check'],
  [{ wasLoggedIn: true }, 'login'],
  [{ login: 'old' }, 'login'],
  [{ login: 'valid' }, 'preview'],
  [{ login: 'valid', isOther: true, wasLoggedIn: true }, 'login'],
  [{ login: 'valid', isOther: true, isPreviewed: true }, 'login'],
  [{ login: 'valid', isPreviewed: true }, 'send'],
  [{ newest: sent('submitted') }, 'receipt'],
  [{ newest: sent('accepted'), login: 'valid' }, 'receipt'],
  [{ newest: sent('accepted', 1), login: 'valid' }, 'preview'],
  [{ newest: sent('accepted', 1) }, 'check'],
  [{ newest: sent('rejected'), login: 'valid', isPreviewed: true }, 'send'],
  [{ newest: sent('confirming') }, 'check'],
  [{ newest: sent('failed'), login: 'valid' }, 'preview'],
] as const)('%j is at %s', (more, step) => expect(taxStepOf({ ...course, ...more })).toBe(step))
