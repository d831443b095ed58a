declare module '*/admin.css';
