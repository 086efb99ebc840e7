import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Text } from '../../kit/words'

/** The properties of every page. */
interface AnyPage<P extends string> {
  readonly path: P
  /** Its component, fetched when it is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** A page in the frame of a landlord, with the menu next to it. */
export interface SignedInPage<P extends string = string> extends AnyPage<P> {
  readonly isPublic?: undefined
  /** The title of the browser's tab until the page sets another, and the text in the menu. */
  readonly title: Text
  /** Who sees it. Left out: every landlord. */
  readonly guard?: 'admin' | 'subscriber' | 'nonSubscriber'
}

/** A page that needs no session. */
export interface PublicPage<
  P extends string = string,
  S extends z.ZodObject | undefined = z.ZodObject | undefined,
> extends AnyPage<P> {
  readonly isPublic: true
  /**
   * The title of the browser's tab until the page sets another. It is a function of the search parameters when they
   * change the subject.
   */
  readonly title: Text | ((search: Readonly<Record<string, unknown>>) => Text)
  /** Which visitors are redirected. Left out: none. */
  readonly guard?: 'visitor' | 'newcomer' | 'step'
  /** Its search parameters. A bad value gets the default and never breaks a page. */
  readonly search?: S
}

/** A page of a landlord, in `web/pages.ts` of its module. `npm run pages` collects them. */
export const page = <const P extends string>(says: SignedInPage<P>): SignedInPage<P> => says

/** A page that needs no session, in `web/pages.ts` of its module. */
export const openPage = <const P extends string, S extends z.ZodObject | undefined = undefined>(
  says: Omit<PublicPage<P, S>, 'isPublic'>,
): PublicPage<P, S> => ({ ...says, isPublic: true })

/**
 * The place of a page in the menu, in `web/menu.ts` of its module. It is separate from the page, because visitors load
 * no icons.
 */
export interface MenuEntry {
  readonly to: NonNullable<LinkProps['to']>
  /** The order in its section, from the lowest number to the highest. The beginning of the path decides the section. */
  readonly place: number
  /** The letter that opens it after `g`, for pages of daily use. It is the same in both languages. */
  readonly letter?: string
  /** A page without an icon is only in the global search. */
  readonly Icon?: LucideIcon
  /** Shown after its name. */
  readonly Badge?: ComponentType
}
