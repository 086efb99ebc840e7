import { dwellingKinds } from '../contract/model'

// This file has only the names. The rules are in rules.ts and rules-*.ts.

/** The act's categories: the kind of dwelling, or the landlord's own home, which takes precedence over the kind. */
export const lettingKinds = [...dwellingKinds, 'own_home'] as const
export type Letting = (typeof lettingKinds)[number]

/**
 * `info`: a legal consequence of the choice. `warning`: the term is weak or void. `refused`: the value cannot be saved.
 */
export type Severity = 'info' | 'warning' | 'refused'
