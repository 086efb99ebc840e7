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
  /** An address of this app: `/home/suppliers/3?open=4#part`. */
  readonly href: string
  readonly replace?: boolean
  /** Marked as current only at exactly this address. Left out: also with more search parameters. */
  readonly isExact?: boolean
  readonly state?: HistoryState
}

/** A link by a plain address. The target is preloaded on intent. */
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

export function LinkButton({ href, children, ...rest }: LinkButtonProps) {
  return (
    <Button component={RouteLink} href={href} {...rest}>
      {children}
    </Button>
  )
}
