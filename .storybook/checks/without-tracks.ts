// React's development build measures every render for the profiler, and the page keeps all of it: hundreds of stories are
// rendered on one page. It does so only where this function is, and looks for it once, as it is loaded.
Object.assign(console, { timeStamp: undefined });
