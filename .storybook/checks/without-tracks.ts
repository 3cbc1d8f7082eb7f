// React's development build records every render for the profiler, and the page with its hundreds of stories
// would store all of it. React does so only if `console.timeStamp` exists when React loads.
Object.assign(console, { timeStamp: undefined });
