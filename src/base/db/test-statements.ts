import pg from 'pg'
import { vi } from 'vitest'

/** The beginning of each statement that is sent to PostgreSQL during `work`, on any connection. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  // pg's own overloads can't be repeated here.
  const client = pg.Client.prototype as unknown as {
    query: (first: string | { text: string }, ...rest: never[]) => void
  }
  const { query } = client
  const spy = vi.spyOn(client, 'query').mockImplementation(function (this: pg.Client, first, ...rest) {
    sent.push((typeof first === 'string' ? first : first.text).split(' ').slice(0, 3).join(' '))
    return query.call(this, first, ...rest)
  })
  try {
    await work()
    return sent
  } finally {
    spy.mockRestore()
  }
}
