import type { FileMapping } from './model'

/** The roles in the order in which the landlord sees them. */
export const columnRoles = [
  'date',
  'text',
  'sum',
  'in',
  'out',
  'counterparty',
  'counter_account',
  'reference',
  'currency',
  'fee',
] as const
export type NamedRole = (typeof columnRoles)[number]

/** The role of each column in the order of the file. Null for a column that is not used. */
export type RolesOfColumns = readonly (NamedRole | null)[]

export type RolesProblem =
  | 'mapNeedsDate'
  | 'mapNeedsText'
  | 'mapNeedsSum'
  | 'mapNeedsIn'
  | 'mapNeedsOut'
  | 'mapSumOrPair'
  | 'mapTwice'

export const rolesFrom = (
  columns: readonly string[],
  mapping: Partial<Record<NamedRole, string | undefined>>,
): RolesOfColumns => columns.map((name) => columnRoles.find((role) => mapping[role] === name) ?? null)

/** The problem of the roles and its column. If a role is missing, `at` is the first column without a role. */
export function rolesProblem(roles: RolesOfColumns): { readonly problem: RolesProblem; readonly at: number } | null {
  const twice = roles.findIndex((role, at) => role !== null && roles.indexOf(role) !== at)
  if (twice >= 0) return { problem: 'mapTwice', at: twice }
  const has = (role: NamedRole) => roles.includes(role)
  const missing = (problem: RolesProblem) => ({ problem, at: Math.max(roles.indexOf(null), 0) })
  if (!has('date')) return missing('mapNeedsDate')
  if (!has('text')) return missing('mapNeedsText')
  if (has('sum') && (has('in') || has('out'))) return { problem: 'mapSumOrPair', at: roles.indexOf('sum') }
  if (has('sum') || (has('in') && has('out'))) return null
  if (has('in')) return missing('mapNeedsOut')
  return missing(has('out') ? 'mapNeedsIn' : 'mapNeedsSum')
}

export const mappingOfRoles = (columns: readonly string[], roles: RolesOfColumns): FileMapping =>
  Object.fromEntries(roles.flatMap((role, at) => (role === null ? [] : [[role, columns[at]!]]))) as FileMapping
