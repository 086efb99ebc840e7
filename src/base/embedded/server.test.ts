import { expect, test } from 'vitest'
import { serverStateAfterError } from './server'

const withCode = (code: string) => Object.assign(new Error(`write ${code}`), { code })

test.each([
  ['no socket', withCode('ENOENT'), 'ready', 'none'],
  ['nobody behind the socket', withCode('ECONNREFUSED'), 'ready', 'none'],
  ['a socket that was closed before the answer', withCode('ECONNRESET'), 'stopping', 'busy'],
  ['a socket that was closed before the question', withCode('EPIPE'), 'stopping', 'busy'],
  ['a server that starts', withCode('57P03'), 'starting', 'starting'],
  ['a server that stops', withCode('57P03'), 'stopping', 'busy'],
  ['a server without a place', withCode('53300'), 'ready', 'busy'],
  ['an end without a code', new Error('Connection terminated unexpectedly'), 'ready', 'busy'],
  ['a wrong password', withCode('28P01'), 'ready', null],
] as const)('%s: a start waits, or says what is wrong', (_what, error, status, expected) => {
  expect(serverStateAfterError(error, status)).toBe(expected)
})
