/** Of the pinned preview below 1024 px: what a window has beyond the page's header, its bar, and room for the settings. */
export const paneHeight = 'clamp(9.5rem, 100dvh - 29rem, 21.25rem)';
