import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Journeys in a real browser against the built product. Each worker has its own server and database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser-results',
  fullyParallel: true,
  // One more than the machine's cores, because a journey sometimes waits.
  workers: 3,
  // A slow machine may need this long. A check that passes doesn't wait for it.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // Reduced motion, because the processor draws each frame of an animation.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
