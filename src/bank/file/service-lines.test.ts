import { setImmediate } from 'node:timers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, it } from 'vitest'
import { packStatement, unpackStatement } from './service-lines'
import { readStatement } from './service-read'
import { day } from '../../base/kit/day'

const statement = (rows: number) =>
  readStatement(
    Buffer.from(
      `Dato;Forklaring;Beløp\n${Array.from({ length: rows }, (_, at) => `02.11.2026;"Åse ${at} ""\u2028"" 北";${at + 1},50`).join('\n')}\n`,
    ),
    { today: day('2026-11-20') },
  )

it.each([1, 499, 500, 501, 1234])('a statement of %i rows is kept whole', async (rows) => {
  const read = await statement(rows)
  expect(read.rows).toHaveLength(rows)
  expect(await unpackStatement(await packStatement(read))).toEqual(JSON.parse(JSON.stringify(read)))
})

it('a statement of one line is read', async () => {
  const read = await statement(1234)
  const packed = await promisify(gzip)(JSON.stringify(read))
  expect(await unpackStatement(packed)).toEqual(JSON.parse(JSON.stringify(read)))
})

it('other calls are let in while a long one is read', async () => {
  const short = await statement(100)
  const packed = await packStatement({ ...short, rows: Array.from({ length: 200 }, () => short.rows).flat() })
  let others = 0
  let waiting = setImmediate(function other() {
    others += 1
    waiting = setImmediate(other)
  })
  await unpackStatement(packed)
  clearImmediate(waiting)
  expect(others).toBeGreaterThan(20)
})
