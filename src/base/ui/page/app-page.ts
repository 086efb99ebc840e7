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
  /** Of the browser's tab until the page sets another, and in the menu. */
  readonly title: Text
  /** Left out: every landlord sees it. */
  readonly guard?: 'admin' | 'subscriber' | 'nonSubscriber'
}

export interface PublicPage<
  P extends string = string,
  S extends z.ZodObject | undefined = z.ZodObject | undefined,
> extends AnyPage<P> {
  readonly isPublic: true
  /** A function when the search parameters change the subject. */
  readonly title: Text | ((search: Readonly<Record<string, unknown>>) => Text)
  /** These visitors are redirected. Left out: none. */
  readonly guard?: 'visitor' | 'newcomer' | 'step'
  /** A bad parameter gets the default and never breaks a page. */
  readonly search?: S
}

/** In `web/pages.ts` of its module. `npm run pages` collects them. */
export const page = <const P extends string>(says: SignedInPage<P>): SignedInPage<P> => says

/** In `web/pages.ts` of its module. */
export const openPage = <const P extends string, S extends z.ZodObject | undefined = undefined>(
  says: Omit<PublicPage<P, S>, 'isPublic'>,
): PublicPage<P, S> => ({ ...says, isPublic: true })

/** In `web/menu.ts` of its module: visitors load no icons. */
export interface MenuEntry {
  readonly to: NonNullable<LinkProps['to']>
  /** Sorts a section. The beginning of the path decides which one. */
  readonly place: number
  /** Opens the page after `g`, for daily use. The same in both languages. */
  readonly letter?: string
  /** Without an icon the page is only in the global search. */
  readonly Icon?: LucideIcon
  readonly Badge?: ComponentType
}
