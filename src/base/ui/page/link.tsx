import { Button, type ButtonProps } from '@mantine/core'
import { Link, useRouter, type HistoryState } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'

interface Target {
  readonly to: string
  readonly search?: unknown
  readonly hash?: string
  readonly state?: HistoryState | undefined
  readonly replace?: boolean | undefined
  readonly activeOptions?: { readonly exact: boolean }
}
type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly ref?: Ref<HTMLAnchorElement> }

// The router types its paths from the app's route tree, which the kit may not import. Here a path is a string.
const AnyLink = Link as unknown as ComponentType<Target & Anchor>

export interface RouteLinkProps extends Anchor {
  /** `/home/suppliers/3?open=4#part`, an address of this app. */
  readonly href: string
  readonly replace?: boolean
  /** Marked as current only at exactly this address. Without it, an address with more search parameters counts too. */
  readonly isExact?: boolean
  /** State of the history entry that a click makes. */
  readonly state?: HistoryState
}

/** A link inside the app by its plain address. Its target is preloaded on intent. */
export function RouteLink({ href, isExact = false, ...rest }: RouteLinkProps) {
  const router = useRouter()
  const address = new URL(href, 'http://app')
  const search = router.options.parseSearch?.(address.search) ?? {}
  return (
    <AnyLink
      to={address.pathname}
      search={search}
      {...(address.hash === '' ? {} : { hash: address.hash.slice(1) })}
      {...(isExact && { activeOptions: { exact: true } })}
      {...rest}
    />
  )
}

export interface LinkButtonProps extends Omit<ButtonProps, 'children'> {
  readonly href: string
  readonly children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ href, children, ...rest }: LinkButtonProps) {
  return (
    <Button component={RouteLink} href={href} {...rest}>
      {children}
    </Button>
  )
}
