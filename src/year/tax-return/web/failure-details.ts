import { z } from 'zod'
import { CallError } from '../../../base/ui/query/call-request'
import { DisputedEntry, Hint, OtherProperty } from '../model'

// What a refusal says besides its reason is not trusted: without the form that it must have it says nothing.

const detail = <T>(error: unknown, name: string, schema: z.ZodType<T>): T | null =>
  error instanceof CallError ? (schema.safeParse(error.details[name]).data ?? null) : null

/** What the authority's controls refuse the return for. */
export const hintsIn = (error: unknown): readonly Hint[] => detail(error, 'hints', z.array(Hint)) ?? []

/** The authority's own codes of why it refuses the return. */
export const codesIn = (error: unknown): readonly string[] => detail(error, 'codes', z.array(z.string())) ?? []

/** The entries of which only the landlord knows whose they are. */
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
