import { describe, expect, it } from 'vitest'
import { statementName, statementText } from './rules-statement'

describe('a statement in a span', () => {
  it.each([
    ['select "id" from "bilag" where "id" = $1 limit $2', 'SELECT bilag'],
    ['insert into "audit" ("a") values ($1)', 'INSERT audit'],
    ['update "account" set "x" = $1', 'UPDATE account'],
    ['begin', 'BEGIN'],
    ['', 'STATEMENT'],
  ])('%s is named %s', (sql, name) => expect(statementName(sql)).toBe(name))

  it('holds placeholders, and no text or number that was written into it', () => {
    expect(
      statementText(`select 1.5, 'O''Hara', "s3" from t2 where ssn = '29124815345'\n  and a = $12 and n = 4711`),
    ).toBe('select ?, ?, "s3" from t2 where ssn = ? and a = $12 and n = ?')
    expect(statementText(`select 'never closed 29124815345`)).toBe('select ?')
    expect(statementText(`select ${'a'.repeat(5000)}`)).toHaveLength(2000)
  })
})
