import { dwellingKinds } from '../contract/model'

// What the tenancy act has to say to a lease, by name. The rules: ./rules.ts.

/** How a home is let, as the act tells it apart: its kind, or the landlord's own home, which goes before the kind. */
export const lettings = [...dwellingKinds, 'own_home'] as const
export type Letting = (typeof lettings)[number]

/** `info`: what follows by law from the choice. `warning`: weak or void as it stands. `refused`: cannot be saved. */
export type Severity = 'info' | 'warning' | 'refused'
