import process from 'node:process'
import { expect, it } from 'vitest'
import { runAsServerUser } from './user'

const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length

it('a program that cannot be started says why, and keeps nobody waiting for the time it would have had', async () => {
  const before = timers()
  expect(await runAsServerUser('/nowhere/initdb', [], null)).toMatchObject({
    code: 127,
    output: expect.stringContaining('ENOENT') as string,
  })
  expect(timers()).toBe(before)
})

it('a program tells its code and all that it has said', async () => {
  expect(
    await runAsServerUser(
      process.execPath,
      ['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'],
      null,
    ),
  ).toEqual({ code: 3, output: 'out\nerr' })
})
