import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Text } from '../../kit/words'

interface AnyPage<P extends string> {
  readonly path: P
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export interface SignedInPage<P extends string = string> extends AnyPage<P> {
  readonly isPublic?: undefined
  /** The title in the menu, and in the browser's tab until the page sets another. */
  readonly title: Text
  /** The landlords who see the page. Left out: every landlord. */
  readonly guard?: 'admin' | 'subscriber' | 'nonSubscriber'
}

export interface PublicPage<
  P extends string = string,
  S extends z.ZodObject | undefined = z.ZodObject | undefined,
> extends AnyPage<P> {
  readonly isPublic: true
  /** A function when the title depends on the search parameters. */
  readonly title: Text | ((search: Readonly<Record<string, unknown>>) => Text)
  /** These visitors are redirected. Left out: none. */
  readonly guard?: 'visitor' | 'newcomer' | 'step'
  /**
   * The schema of the search parameters. Each needs a `.catch`, so that a bad value gets a default and doesn't break
   * the page.
   */
  readonly search?: S
}

/** Declares a page in `web/pages.ts` of its module. `npm run pages` collects them. */
export const page = <const P extends string>(says: SignedInPage<P>): SignedInPage<P> => says

/** Declares a public page in `web/pages.ts` of its module. */
export const openPage = <const P extends string, S extends z.ZodObject | undefined = undefined>(
  says: Omit<PublicPage<P, S>, 'isPublic'>,
): PublicPage<P, S> => ({ ...says, isPublic: true })

/** A page's entry in the menu. It is in `web/menu.ts` of its module, so that visitors load no icons. */
export interface MenuEntry {
  readonly to: NonNullable<LinkProps['to']>
  /** The place within a section of the menu. The beginning of the path decides the section. */
  readonly place: number
  /** The key that opens a page of daily use after `g`. It is the same in both languages. */
  readonly letter?: string
  /** Without an icon the page is only in the global search. */
  readonly Icon?: LucideIcon
  readonly Badge?: ComponentType
}
