import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Text } from '../../kit/words'

/** What every page says of itself. */
interface AnyPage<P extends string> {
  readonly path: P
  /** Its component, fetched when somebody wants to see it. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** A page in the frame of a landlord, with the menu beside it. */
export interface SignedInPage<P extends string = string> extends AnyPage<P> {
  readonly isPublic?: undefined
  /** What stands in the browser's tab until the page says more, and in the menu. */
  readonly title: Text
  /** Who sees it; left out: every landlord. */
  readonly guard?: 'admin' | 'subscriber' | 'nonSubscriber'
}

/** A page that needs no session. */
export interface PublicPage<
  P extends string = string,
  S extends z.ZodObject | undefined = z.ZodObject | undefined,
> extends AnyPage<P> {
  readonly isPublic: true
  /** What stands in the browser's tab until the page says more; by its search parameters where they change the subject. */
  readonly title: Text | ((search: Readonly<Record<string, unknown>>) => Text)
  /** Whom it leads elsewhere; left out: nobody. */
  readonly guard?: 'visitor' | 'newcomer' | 'step'
  /** Its search parameters. A bad value falls back, it never breaks a page. */
  readonly search?: S
}

/** A page of a landlord, in `web/pages.ts` of its module; `npm run pages` collects them. */
export const page = <const P extends string>(says: SignedInPage<P>): SignedInPage<P> => says

/** A page that needs no session, in `web/pages.ts` of its module. */
export const openPage = <const P extends string, S extends z.ZodObject | undefined = undefined>(
  says: Omit<PublicPage<P, S>, 'isPublic'>,
): PublicPage<P, S> => ({ ...says, isPublic: true })

/** Where a page stands in the menu, in `web/menu.ts` of its module: apart from the page, because visitors load no icons. */
export interface MenuEntry {
  readonly to: NonNullable<LinkProps['to']>
  /** The order in the section that the beginning of its path says: from the lowest number to the highest. */
  readonly place: number
  /** The letter that leads there behind `g`, where somebody goes daily: the same in both languages. */
  readonly letter?: string
  /** Without an icon the page is found by the search of everything alone. */
  readonly Icon?: LucideIcon
  /** What stands behind its name. */
  readonly Badge?: ComponentType
}
