import { z } from 'zod'
import { CallError } from '../../../base/ui/query/call-request'
import { DifferingUse, DisputedEntry, Hint, OtherProperty } from '../model'

// Details that don't have the expected form are ignored.

const detail = <T>(error: unknown, name: string, schema: z.ZodType<T>): T | null =>
  error instanceof CallError ? (schema.safeParse(error.details[name]).data ?? null) : null

export const hintsOfError = (error: unknown): readonly Hint[] => detail(error, 'hints', z.array(Hint)) ?? []

export const codesOfError = (error: unknown): readonly string[] => detail(error, 'codes', z.array(z.string())) ?? []

export const disputedEntriesOfError = (error: unknown): readonly DisputedEntry[] =>
  detail(error, 'entries', z.array(DisputedEntry)) ?? []

export const otherPropertiesOfError = (error: unknown): readonly OtherProperty[] =>
  detail(error, 'properties', z.array(OtherProperty)) ?? []

export const differingUsesOfError = (error: unknown): readonly DifferingUse[] =>
  detail(error, 'uses', z.array(DifferingUse)) ?? []

/** The masked national ids of the profile and of the login. */
export const personsOfError = (error: unknown): { readonly profile: string; readonly login: string } => ({
  profile: detail(error, 'profile', z.string()) ?? '',
  login: detail(error, 'login', z.string()) ?? '',
})
