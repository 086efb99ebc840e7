import { z } from 'zod'
import { CallError } from '../../../base/ui/query/call-request'
import { DisputedEntry, Hint, OtherProperty } from '../model'

// The details of a refusal are not trusted. Details in an unexpected form are ignored.

const detail = <T>(error: unknown, name: string, schema: z.ZodType<T>): T | null =>
  error instanceof CallError ? (schema.safeParse(error.details[name]).data ?? null) : null

/** The messages of the authority's controls that refuse the return. */
export const hintsIn = (error: unknown): readonly Hint[] => detail(error, 'hints', z.array(Hint)) ?? []

/** The authority's own codes for why it refuses the return. */
export const codesIn = (error: unknown): readonly string[] => detail(error, 'codes', z.array(z.string())) ?? []

/** The entries whose owner only the landlord knows. */
export const disputedIn = (error: unknown): readonly DisputedEntry[] =>
  detail(error, 'entries', z.array(DisputedEntry)) ?? []

/** The houses whose property the draft may have under other numbers. */
export const otherPropertiesIn = (error: unknown): readonly OtherProperty[] =>
  detail(error, 'properties', z.array(OtherProperty)) ?? []

/** The masked national ids of the profile and of the electronic id. */
export const personsIn = (error: unknown): { readonly profile: string; readonly login: string } => ({
  profile: detail(error, 'profile', z.string()) ?? '',
  login: detail(error, 'login', z.string()) ?? '',
})
