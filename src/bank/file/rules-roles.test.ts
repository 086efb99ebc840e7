import { describe, expect, it } from 'vitest'
import { mappingOfRoles, rolesFrom, rolesProblem, type RolesOfColumns } from './rules-roles'

describe('what the columns of a file are said to hold', () => {
  it.each<[RolesOfColumns, string | null, number]>([
    [[null, 'text', 'sum'], 'mapNeedsDate', 0],
    [['date', null, 'sum'], 'mapNeedsText', 1],
    [['date', 'text', null], 'mapNeedsSum', 2],
    [['date', 'text', 'in', null], 'mapNeedsOut', 3],
    [['date', 'text', 'out', null], 'mapNeedsIn', 3],
    [['date', 'text', 'sum', 'in'], 'mapSumOrPair', 2],
    [['date', 'text', 'sum', 'sum'], 'mapTwice', 3],
    [['date', 'text', 'sum'], null, 0],
    [['date', 'text', 'in', 'out', 'reference'], null, 0],
  ])('%j is told as %s', (roles, problem, at) => {
    expect(rolesProblem(roles)).toEqual(problem === null ? null : { problem, at })
  })

  it('comes to a mapping by the names of the columns, and back', () => {
    const columns = ['Dag', 'Hva', 'Kroner', 'Saldo']
    const roles: RolesOfColumns = ['date', 'text', 'sum', null]
    expect(mappingOfRoles(columns, roles)).toEqual({ date: 'Dag', text: 'Hva', sum: 'Kroner' })
    expect(rolesFrom(columns, { date: 'Dag', text: 'Hva', sum: 'Kroner' })).toEqual(roles)
  })
})
