import './mantine.css'
import './ui.css'
import '../field/ui-fields.css'
import '../dialog/ui-float.css'
import './ui-page.css'
import './ui-parts.css'
import {
  MantineProvider,
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../query/endpoint-query'
import { configureSession, type SessionEndHandlers } from '../query/session'
import { Toaster } from './toast'
import { LanguageProvider } from '../words/language-provider'
import { showPrintHeadings } from './print-heading'
import { colours, dark, fjord, red, widths } from './tokens'

const em = (px: number) => `${px / 16}em`

/**
 * Sets the text colour on filled backgrounds, where the library uses white. The bright backgrounds
 * of our dark scheme need dark text.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  if (input.variant === 'filled') return { ...resolved, color: 'var(--ui-on-primary)' }
  // In the dark scheme the library outlines in the palest shade, which no longer looks like a warning.
  if (input.variant === 'outline' && input.color === 'red')
    return { ...resolved, color: 'var(--ui-error)', border: `${rem(1)} solid var(--ui-error)` }
  if (input.variant === 'default') return { ...resolved, border: `${rem(1)} solid var(--ui-border)` }
  return resolved
}

const theme = createTheme({
  primaryColor: 'fjord',
  primaryShade: { light: 7, dark: 4 },
  colors: { fjord: [...fjord], dark: [...dark], red: [...red] },
  white: '#ffffff',
  black: colours.text[0],
  variantColorResolver,
  fontFamily: "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif",
  fontSizes: { xs: rem(14), sm: rem(16), md: rem(17), lg: rem(19), xl: rem(22) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.35', xl: '1.3' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: rem(30), lineHeight: '1.2' },
      h2: { fontSize: rem(22), lineHeight: '1.3' },
      h3: { fontSize: rem(19), lineHeight: '1.35' },
      h4: { fontSize: rem(17), lineHeight: '1.5' },
      h5: { fontSize: rem(16), lineHeight: '1.45' },
      h6: { fontSize: rem(14), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32), xxl: rem(48) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(12) },
  defaultRadius: 'md',
  breakpoints: {
    xs: em(widths.pair),
    sm: em(widths.tablet),
    md: em(widths.sidebar),
    lg: em(widths.split),
    xl: em(widths.wider),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    Button: { defaultProps: { loaderProps: { type: 'dots' } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Modal: { defaultProps: { transitionProps: { transition: 'fade', duration: 150 } } },
    Popover: { defaultProps: { transitionProps: { duration: 100 } } },
    Menu: { defaultProps: { transitionProps: { duration: 100 } } },
  },
})

const scheme = (at: 0 | 1) => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, pair]) => [`--ui-${name}`, pair[at]])),
  '--mantine-color-text': 'var(--ui-text)',
  '--mantine-color-body': 'var(--ui-panel)',
  '--mantine-color-bright': 'var(--ui-text)',
  '--mantine-color-dimmed': 'var(--ui-muted)',
  '--mantine-color-placeholder': 'var(--ui-placeholder)',
  '--mantine-color-error': 'var(--ui-error)',
  '--mantine-color-anchor': 'var(--ui-primary)',
  '--mantine-color-default': 'var(--ui-field)',
  '--mantine-color-default-color': 'var(--ui-text)',
  '--mantine-color-default-hover': at === 0 ? '#f5f7f8' : '#2f3a43',
  '--mantine-color-default-border': 'var(--ui-line)',
  '--mantine-color-disabled': 'var(--ui-archived-bg)',
  '--mantine-color-disabled-color': 'var(--ui-muted)',
  '--mantine-color-disabled-border': 'var(--ui-line)',
  '--mantine-primary-color-filled': 'var(--ui-primary)',
  '--mantine-primary-color-filled-hover': 'var(--ui-primary-hover)',
  '--mantine-primary-color-contrast': 'var(--ui-on-primary)',
  '--mantine-color-fjord-filled': 'var(--ui-primary)',
  '--mantine-color-fjord-filled-hover': 'var(--ui-primary-hover)',
  '--mantine-color-fjord-light': 'var(--ui-tint)',
  '--mantine-color-fjord-light-hover': 'var(--ui-tint)',
  '--mantine-color-fjord-light-color': 'var(--ui-on-tint)',
  '--mantine-color-fjord-outline': 'var(--ui-primary)',
  '--mantine-color-red-filled': 'var(--ui-error)',
  '--mantine-color-red-outline': 'var(--ui-error)',
  '--mantine-color-red-filled-hover': at === 0 ? red[8] : red[3],
  '--mantine-color-red-light-color': 'var(--ui-error)',
  '--mantine-color-gray-light-color': 'var(--ui-muted)',
  '--mantine-color-gray-light-hover': 'var(--ui-archived-bg)',
})

const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: scheme(0), dark: scheme(1) })

/** The nonce that the content policy requires for styles that libraries add at run time. */
const readNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

export function mountUi(app: ReactNode, settings: Partial<SessionEndHandlers> = {}): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('no #root in the page')
  const nonce = readNonce()
  setNonce(nonce)
  configureSession(settings)
  showPrintHeadings()
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        getStyleNonce={() => nonce}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        <QueryClientProvider client={queryClient}>
          <LanguageProvider>
            {app}
            <Toaster />
          </LanguageProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}
